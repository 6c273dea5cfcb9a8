import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { EmergencyWords } from './write-condition.ts';

export const EMERGENCY_WORDS: EmergencyWords[] = [en, de, fr, es, pt, it, nl, pl];
