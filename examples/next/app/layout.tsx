import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry.tsx';

export const metadata = { title: 'GIFs', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
