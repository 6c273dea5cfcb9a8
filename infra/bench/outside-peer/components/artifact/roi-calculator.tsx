'use client';
export { RoiCalculator } from '@catalog/interactive/roi-calculator';
