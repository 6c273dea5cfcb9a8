// Global style sheets of the design, for their effect.
declare module '@coachlab/ui/*.css';
