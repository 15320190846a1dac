/** Levels of alerts, the most urgent first: the values of the field `shell.alerts.level`. */
export const alertLevels = ['emergency', 'warning', 'information'] as const;

export type AlertLevel = (typeof alertLevels)[number];
