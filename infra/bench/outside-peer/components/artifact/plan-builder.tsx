'use client';
export { PlanBuilder } from '@catalog/interactive/plan-builder';
