/** Overrides resets and typography styles of the page that change the box of an element. */
export const ownBox = `
  box-sizing: border-box;
  min-width: 0;
  max-width: none;
  min-height: 0;
  max-height: none;
  margin: 0;
`;
