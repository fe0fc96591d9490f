export { Grid } from '@gifkit/react-components';
