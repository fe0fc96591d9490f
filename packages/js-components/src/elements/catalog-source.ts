export { catalog } from '@gifkit/providers';
