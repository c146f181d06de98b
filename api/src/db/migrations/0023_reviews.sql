CREATE TABLE "review_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"experience_id" text NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "review_before_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_steps_by_experience" ON "review_steps" USING btree ("experience_id","id");