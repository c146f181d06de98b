ALTER TABLE "people" ADD COLUMN "invited_into" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "address_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_invited_into_brands_id_fk" FOREIGN KEY ("invited_into") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;