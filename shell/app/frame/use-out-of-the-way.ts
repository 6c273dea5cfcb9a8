import { type RefObject, useEffect } from 'react';

/** At the end of the page, to within so many px, the foot leaves room for what floats. */
const NEAR_THE_END = 20;

/** Marks what floats as `data-away` once the visitor scrolls down, until they scroll up. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const left = document.documentElement.scrollHeight - scrollY - innerHeight;
      floating.current?.toggleAttribute('data-away', scrollY > last && left > NEAR_THE_END);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [floating]);
}
