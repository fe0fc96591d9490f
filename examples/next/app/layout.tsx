import { StyleRegistry } from '@gifkit/react-components/next';
import type { ReactNode } from 'react';
import './style.css';

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
