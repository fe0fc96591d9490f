/** A place that a person has to look at. */
export interface Note {
  /** From 1; undefined for a file as a whole. */
  line: number | undefined;
  message: string;
}
