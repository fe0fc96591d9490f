import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need more than the default second to search and render a list.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
