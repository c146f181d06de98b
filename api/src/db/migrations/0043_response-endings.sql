ALTER TABLE "responses" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "full_quota" text;