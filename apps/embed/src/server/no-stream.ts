/** Takes the place of Node's `stream` on workerd: styled-components asks for it where it streams, which nothing here does. */
export const Transform = undefined;
