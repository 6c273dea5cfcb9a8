import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { useSite } from './site.tsx';

export type LinkProps = RouterLinkProps;

/** A router link that starts loading the target's code when a pointer or the focus comes near. */
export function Link({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const { preload } = useSite();
  const target = typeof props.to === 'string' ? props.to : (props.to.pathname ?? '');
  return (
    <RouterLink
      {...props}
      onPointerEnter={(event) => {
        preload(target);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(target);
        onFocus?.(event);
      }}
    />
  );
}
