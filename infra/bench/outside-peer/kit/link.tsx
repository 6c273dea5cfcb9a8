import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { isHere } from '@/lib/navigation';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

export function Link({ to, ...props }: LinkProps) {
  return <NextLink {...props} href={to} {...(!isHere(to) && { prefetch: false })} />;
}
