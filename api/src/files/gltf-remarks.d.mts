export const remarks: string[];
