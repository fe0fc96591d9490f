export { es } from '@gifkit/headless/picker/labels/es';
