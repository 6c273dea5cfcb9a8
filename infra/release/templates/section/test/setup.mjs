import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// What a person waits for may take a while on a busy machine; a second is no promise of the page.
configure({ asyncUtilTimeout: 15_000 });
