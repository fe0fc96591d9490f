import { html } from 'hono/html';
import type { Account } from '../catalog/users.ts';
import { accountJson } from '../http-api/account-json.ts';
import type { Context } from '../http-api/context.ts';
import { page } from './layout.ts';
import { thumbnails } from './thumbnails.ts';

/** Items that the page shows. */
const SHOWN = 24;

/** The page that an account's `profile_url` links to. */
export function profilePage(context: Context, account: Account): Promise<Response> {
  const { username } = account;
  const { description, avatar_url: avatar, ...user } = accountJson(context, account);
  const name = String(user.display_name || username);
  const { entries } = context.namespace.catalog.list(
    { kind: 'gif', rating: 'pg-13', username },
    0,
    SHOWN,
  );
  return page(
    name,
    html`<div class="account">
${avatar ? html`<img src="${String(avatar)}" alt="">` : ''}
<div><h1>${name}</h1><p class="soft">@${username}</p></div>
</div>
<p>${String(description)}</p>
${thumbnails(context, entries)}`,
  );
}
