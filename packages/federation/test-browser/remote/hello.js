import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { label } from '@fixture/ui';
import styles from './hello.module.css';

/** The very function, to be compared with the host's. */
export { useState };
export const Component = () => jsx('p', { id: 'hello', className: styles.hello, children: label(VERSION) });
export const more = () => import('./more.js');
