export { es } from '@gifkit/headless/labels/es';
