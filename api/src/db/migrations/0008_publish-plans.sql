CREATE TABLE "publish_plans" (
	"experience_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"by" text
);
--> statement-breakpoint
ALTER TABLE "publish_plans" ADD CONSTRAINT "publish_plans_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;