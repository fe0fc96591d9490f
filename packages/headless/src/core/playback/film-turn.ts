/** Whether a film plays, waits until another one goes, or is not to be shown at all. */
export type FilmTurn = 'plays' | 'waits' | 'refused';
