export { de } from '@gifkit/headless/picker/labels/de';
