import { StyleRegistry } from '@gifkit/react-components/next';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
