/** A place that a person has to look at. */
export interface Note {
  /** From 1. */
  line: number;
  message: string;
}
