/** Worker for tests that obeys its messages. */
process.on('message', (task: { echo?: string; fail?: string; exit?: number; hang?: true }) => {
  if (task.exit !== undefined) process.exit(task.exit);
  if (task.hang) for (;;);
  if (task.fail) process.send?.({ error: task.fail });
  else process.send?.({ result: `${task.echo} by ${process.pid}` });
});
process.once('disconnect', () => process.exit());
