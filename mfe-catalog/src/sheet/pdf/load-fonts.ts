import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?U+0020-007E,U+00A0-024F,U+0300-03FF,U+0400-04FF,U+1E00-1EFF,U+2010-2027,U+2030-205E,U+20A0-20BF,U+2116,U+2122,U+2190-2193,U+2212,U+25A1';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?U+0020-007E,U+00A0-024F,U+0300-03FF,U+0400-04FF,U+1E00-1EFF,U+2010-2027,U+2030-205E,U+20A0-20BF,U+2116,U+2122,U+2190-2193,U+2212,U+25A1';
import type { Fonts } from './sheet-pdf.ts';

/** Cut to the characters of `characters.ts`; fetched when a PDF is asked for. */
export async function loadFonts(): Promise<Fonts> {
  const [regularBytes, boldBytes] = await Promise.all([fontAt(regular), fontAt(bold)]);
  return { regular: regularBytes, bold: boldBytes };
}

async function fontAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font at ${address} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
