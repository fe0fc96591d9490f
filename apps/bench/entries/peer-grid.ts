export { Grid } from '@giphy/react-components';
