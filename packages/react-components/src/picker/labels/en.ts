export { en } from '@gifkit/headless/picker/labels/en';
