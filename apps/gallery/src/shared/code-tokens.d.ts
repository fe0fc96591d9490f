/** Parts of a code in order: text, and the class of its color unless it has the color of the text around it. */
type CodeTokens = readonly (readonly [text: string, kind?: string | undefined])[];

declare module '*?tokens' {
  const tokens: CodeTokens;
  export default tokens;
}
