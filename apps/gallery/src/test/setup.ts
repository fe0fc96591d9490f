import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine needs longer than the usual second to search and draw a list.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
