import { Grid } from '@gifkit/react-components';
import { showOnPhone } from './first-page.tsx';

showOnPhone(Grid, { media: 'auto' });
