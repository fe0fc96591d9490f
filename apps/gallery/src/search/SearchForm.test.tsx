import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client, withSandbox } from '../test/render-app.tsx';
import { SearchForm } from './SearchForm.tsx';

withSandbox();

function renderForm() {
  const onSearch = vi.fn();
  const form = (query: string) => (
    <SearchForm client={client} view={{ query, kind: 'gifs' }} onSearch={onSearch} />
  );
  const { rerender } = render(form(''));
  return { onSearch, arriveAt: (query: string) => rerender(form(query)) };
}

it('keeps letters that are typed while the page updates', async () => {
  const { onSearch, arriveAt } = renderForm();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'a');
  await vi.waitFor(() =>
    expect(onSearch).toHaveBeenCalledWith({ query: 'a', kind: 'gifs' }, 'type'),
  );
  await userEvent.type(field, '/');
  arriveAt('a');
  expect(field).toHaveValue('a/');
});

it('follows going back and forward', async () => {
  const { onSearch, arriveAt } = renderForm();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'cat');
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled());
  arriveAt('cat');
  arriveAt('');
  expect(field).toHaveValue('');
  arriveAt('cat');
  expect(field).toHaveValue('cat');
});
