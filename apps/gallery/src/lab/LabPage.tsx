/** What the components do when something goes wrong, and what they tell. */
export function LabPage() {
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Lab</h1>
    </main>
  );
}
