declare module 'intersection-observer';
