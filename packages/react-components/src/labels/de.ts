export { de } from '@gifkit/headless/labels/de';
