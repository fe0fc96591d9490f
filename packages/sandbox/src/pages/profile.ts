import { html } from 'hono/html';
import type { Exchange } from '../api/call.ts';
import { type Account, avatarPath, creditName } from '../catalog/users.ts';
import { page } from './layout.ts';
import { strip } from './strip.ts';

/** Items that an account's page shows. */
const SHOWN = 24;

/** Where an account's `profile_url` leads. */
export const profilePage = (exchange: Exchange, account: Account): Promise<Response> => {
  const { username, description, avatar } = account;
  const name = creditName(account);
  const { entries } = exchange.service.catalogue.list(
    { kind: 'gif', rating: 'pg-13', username },
    0,
    SHOWN,
  );
  return page(
    name,
    html`<div class="person">
${avatar ? html`<img src="${avatarPath(account)}" alt="">` : ''}
<div><h1>${name}</h1><p class="soft">@${username}</p></div>
</div>
<p>${description}</p>
${strip(exchange, entries)}`,
  );
};
