ALTER TABLE "runs" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "left_ms" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_active_in_slot" ON "runs" USING btree ("placement_id","slot") WHERE slot is not null and state in ('open', 'paused');