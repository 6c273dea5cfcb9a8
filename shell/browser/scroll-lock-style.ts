import { useEffect, useState } from 'react';

/**
 * In the place of react-style-singleton, with which Radix locks the page's scrolling under a modal layer: a style
 * element needs a policy that allows every one, a sheet that a script makes does not. The first use sets the styles.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null;
  let uses = 0;

  return function Style({ styles }: { styles: string }): null {
    const [first] = useState(styles);
    useEffect(() => {
      if (uses === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(first);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      uses += 1;
      return () => {
        uses -= 1;
        if (uses > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [first]);
    return null;
  };
}
