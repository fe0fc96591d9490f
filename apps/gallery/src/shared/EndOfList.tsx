export function EndOfList() {
  const toTop = () => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <p className="end">
      That’s all of them.
      <button type="button" className="button" onClick={toTop}>
        Back to the top
      </button>
    </p>
  );
}
